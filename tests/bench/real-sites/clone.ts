import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Files that a web server sends unchanged and a contact reader may request. Images and style sheets are ignored. */
const served = /\.(?:x?html?|txt|xml|vcf|json|js)$|(?:^|\/)[^./]+$/i;
const maxFileBytes = 5_000_000;

/** The files of one site in one commit of a clone. */
export interface Clone {
  /** Of the repository: GitHub serves a site without a domain of its own in a folder called so. */
  readonly name: string;
  /** Bytes by path, relative to the root of the site. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a site from `<folder>/<owner>/<name>`, a clone with or without a work tree, at exactly the named commit, so
 * that later changes of the repository do not change a figure. Returns null if the clone or the commit is missing.
 */
export function readClone(folder: string, repository: string, commit: string, root: string): Clone | null {
  const directory = gitDirectory(folder, repository);
  if (directory === null) return null;
  const git = (args: readonly string[], input?: string) =>
    spawnSync('git', [`--git-dir=${directory}`, ...args], {
      maxBuffer: 2 ** 30,
      ...(input ? { input } : {}),
    });
  const listing = git(['ls-tree', '-r', '-l', '-z', commit]);
  if (listing.status !== 0) return null;
  const wanted: { path: string; object: string }[] = [];
  const within = root === '.' ? '' : `${root}/`;
  for (const entry of listing.stdout.toString('utf8').split('\0')) {
    const [, object, size, path] = /^\d+ blob (\w+)\s+(\d+)\t(.*)$/s.exec(entry) ?? [];
    if (!object || !path?.startsWith(within) || Number(size) > maxFileBytes) continue;
    const relative = path.slice(within.length);
    if (served.test(relative) && !relative.includes('node_modules/')) wanted.push({ path: relative, object });
  }
  const { stdout } = git(['cat-file', '--batch'], `${wanted.map(({ object }) => object).join('\n')}\n`);
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path } of wanted) {
    const end = stdout.indexOf(10, at);
    const size = Number(stdout.subarray(at, end).toString('latin1').split(' ')[2]);
    files.set(path, stdout.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return { name: repository.slice(repository.indexOf('/') + 1), files };
}

function gitDirectory(folder: string, repository: string): string | null {
  const places = [`${repository}/.git`, repository, `${repository}.git`];
  return places.map((place) => join(folder, place)).find((place) => existsSync(join(place, 'HEAD'))) ?? null;
}
