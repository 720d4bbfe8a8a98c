/** Work on a whole account, which takes longer than a call may: started at most once per name, and resumed by itself. */
export interface AccountJobs {
  startExport(job: { user_id: string; export_id: string }): Promise<void>;
  startDeletion(job: { user_id: string }): Promise<void>;
}

/** Private files of a user. */
export interface UserFiles {
  /** Writes a text as it comes, in bounded memory; a file of the same name is replaced once all of it is there. */
  write(name: string, text: AsyncIterable<string>): Promise<void>;
  /** A link that opens a file for `seconds` and saves it under `downloadName`. */
  link(name: string, downloadName: string, seconds: number): Promise<string>;
  /** Deletes every file whose name begins so. */
  deleteAll(prefix: string): Promise<void>;
}

/** Where the files of one user lie. */
export function filesOf(userId: string): string {
  return `exports/${userId}/`;
}

/** The file of one export. */
export function exportFile(userId: string, exportId: string): string {
  return `${filesOf(userId)}${exportId}.json`;
}
