import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Releases } from './releases';

let folder: string;
let checkout: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout });

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'releases-')));
  checkout = mkdtempSync(join(folder, 'checkout-'));
  git('init', '--quiet');
  git('config', 'user.email', 'operator@purvia.example');
  git('config', 'user.name', 'Operator');
  writeFileSync(join(checkout, 'page.txt'), 'committed');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a page');
});
afterEach(() => rmSync(folder, { recursive: true }));

const releasesIn = (name: string) => new Releases(join(folder, name), checkout);

describe('the releases on a machine', () => {
  it('hold the committed files only, so that a half-finished change never goes live', async () => {
    writeFileSync(join(checkout, 'page.txt'), 'unfinished');
    const releases = releasesIn('releases');
    const name = await releases.copyCommit();
    expect(readFileSync(join(releases.folderOf(name), 'page.txt'), 'utf8')).toBe('committed');
  });

  it('are unchanged by later commits, because the running one still reads its files', async () => {
    const releases = releasesIn('releases');
    const name = await releases.copyCommit();
    writeFileSync(join(checkout, 'page.txt'), 'later');
    git('commit', '--quiet', '--all', '--message', 'Change the page');
    expect(readFileSync(join(releases.folderOf(name), 'page.txt'), 'utf8')).toBe('committed');
  });

  it('survive a restart of the machine, and only the last two are kept', async () => {
    const names = ['first', 'second', 'third'];
    const releases = releasesIn('releases');
    for (const name of names) execFileSync('mkdir', [releases.folderOf(name)]);
    releases.keep({ current: 'third', previous: 'second' });
    expect(releasesIn('releases').read()).toEqual({ current: 'third', previous: 'second' });
    expect(names.filter((name) => existsSync(releases.folderOf(name)))).toEqual(['second', 'third']);
  });

  it('are made anew if the current one was deleted by hand', () => {
    const releases = releasesIn('releases');
    releases.keep({ current: 'gone' });
    expect(releases.read()).toBeNull();
  });

  it('say why they cannot be made from a folder without commits', async () => {
    const releases = new Releases(join(folder, 'releases'), folder);
    await expect(releases.copyCommit()).rejects.toThrow('not a git repository');
  });
});
