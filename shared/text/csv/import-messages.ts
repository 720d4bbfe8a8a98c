/** What a user reads after importing one contact manually. */
export const importedOne = 'Lead imported successfully!';

/**
 * What a user reads after importing a file. `merged` rows were added to contacts that were saved before. `succeeded` is
 * false if nothing was imported or merged.
 */
export function importedMany(
  imported: number,
  failed: number,
  merged = 0,
): { succeeded: boolean; text: string } {
  if (imported + merged === 0) {
    return { succeeded: false, text: 'Failed to import any leads. Please check your CSV file.' };
  }
  const rest = failed > 0 ? ` (${failed} failed)` : '';
  const added = merged > 0 ? `, ${merged} merged` : '';
  return { succeeded: true, text: `Successfully imported ${imported} leads${added}${rest}` };
}
