// Copying without a secure context: a plain address in the local network has no clipboard, but selected text can be copied.

export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // refused: the old way then
  }
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false; // it stays selected, for Ctrl+C or a long press
  }
}
