type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const RULES = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

export function plural(language: keyof typeof RULES, n: number, forms: Forms): string {
  return forms[RULES[language].select(n)] ?? forms.other;
}
