/**
 * Jobs on a whole account, which take longer than one call may. A job starts at most once per name and resumes after
 * interruptions.
 */
export interface AccountJobs {
  startExport(job: { user_id: string; export_id: string }): Promise<void>;
  startDeletion(job: { user_id: string }): Promise<void>;
}

/** Private files of a user. */
export interface UserFiles {
  /** Writes a stream of text in bounded memory. A file of the same name is replaced once the text is complete. */
  write(name: string, text: AsyncIterable<string>): Promise<void>;
  /** A link that opens a file for `seconds` and saves it under `downloadName`. */
  link(name: string, downloadName: string, seconds: number): Promise<string>;
  /** Deletes every file whose name starts with a prefix. */
  deleteAll(prefix: string): Promise<void>;
}

/** The prefix of one user's files. */
export function filesOf(userId: string): string {
  return `exports/${userId}/`;
}

/** The file of one export. */
export function exportFile(userId: string, exportId: string): string {
  return `${filesOf(userId)}${exportId}.json`;
}
