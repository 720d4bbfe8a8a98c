/** Every page of a list, one after the other: from a cursor, or from the first one. */
export async function* pagesFrom<Page extends { readonly next_cursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
  cursor?: string,
): AsyncGenerator<Page> {
  let page = await read(cursor);
  yield page;
  while (page.next_cursor !== null) {
    page = await read(page.next_cursor);
    yield page;
  }
}
