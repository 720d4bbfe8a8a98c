/** What is said after an import by hand (spec section 8). */
export const importedOne = 'Lead imported successfully!';

/** What is said after an import from a file (spec section 8); `failed` is false where it imported nothing. */
export function importedMany(imported: number, failed: number): { succeeded: boolean; text: string } {
  if (imported === 0) {
    return { succeeded: false, text: 'Failed to import any leads. Please check your CSV file.' };
  }
  const rest = failed > 0 ? ` (${failed} failed)` : '';
  return { succeeded: true, text: `Successfully imported ${imported} leads${rest}` };
}
