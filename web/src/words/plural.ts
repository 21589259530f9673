type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const RULES = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };

export function plural(language: keyof typeof RULES, n: number, forms: Forms): string {
  return forms[RULES[language].select(n)] ?? forms.other;
}

const PLACES = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** 1st, 2nd, 3rd, 4th. */
export const ordinal = (n: number): string => `${n}${ENDINGS[PLACES.select(n)] ?? "th"}`;
