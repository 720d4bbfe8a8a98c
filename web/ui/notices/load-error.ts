/** The code of a page could not be loaded: the network is gone, or the site is. */
export class LoadError extends Error {
  override name = 'LoadError';
}
