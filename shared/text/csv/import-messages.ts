/** What a user reads after importing one contact manually. */
export const importedOne = 'Lead imported successfully!';

/** What a user reads after importing a file. `succeeded` is false if nothing was imported. */
export function importedMany(imported: number, failed: number): { succeeded: boolean; text: string } {
  if (imported === 0) {
    return { succeeded: false, text: 'Failed to import any leads. Please check your CSV file.' };
  }
  const rest = failed > 0 ? ` (${failed} failed)` : '';
  return { succeeded: true, text: `Successfully imported ${imported} leads${rest}` };
}
