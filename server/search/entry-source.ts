import { COLLECTIONS, hasLife, PUBLISHABLE } from '../../lib/model/kinds';
import type { PublicContent, Used } from '../../lib/public/public-content';
import type { SearchChanges, SearchEntry } from '../../lib/search/entry';
import { ArticleWords } from './article-words';
import { contentEntries, documentEntries, recordEntries } from './entries';

/** The collections whose records visitors can find. */
const SEARCHED = COLLECTIONS.filter((name) => !hasLife(name, 'pair'));

/** Reports the searchable entries: at first all of them, then only changes. */
export class EntrySource {
  #content: PublicContent;
  #words: ArticleWords;
  #known = new Map<string, string>();
  #used: Used | null = null;

  constructor(content: PublicContent) {
    this.#content = content;
    this.#words = new ArticleWords((blog) => content.text(blog));
  }

  /** Whether the entries are known. */
  get isLoaded(): boolean {
    return this.#content.isLoaded;
  }

  /** Makes the next call to `changes` report every entry again. */
  reset(): void {
    this.#known.clear();
    this.#used = null;
  }

  /** Reads the texts of new articles, which their entries lack until then. Returns whether any text was read. */
  async readTexts(): Promise<boolean> {
    if (!this.#content.isLoaded) return false;
    const hasRead = await this.#words.readMissing(this.#content.of('Blog'));
    if (hasRead) this.#used = null;
    return hasRead;
  }

  /** Returns the changes since the last call, or null if there are none or the content is not loaded. */
  changes(): SearchChanges | null {
    if (!this.#content.isLoaded) return null;
    if (this.#used && this.#content.isUnchanged(this.#used)) return null;
    this.#used = new Map(SEARCHED.map((name) => [name, this.#content.stateOf(name)]));
    const current = this.#entries();
    const entries = new Map(current.map((entry) => [entry.id, JSON.stringify(entry)]));
    const put = current.filter(({ id }) => this.#known.get(id) !== entries.get(id));
    const remove = [...this.#known.keys()].filter((id) => !entries.has(id));
    this.#known = entries;
    return put.length + remove.length > 0 ? { put, remove } : null;
  }

  #entries(): SearchEntry[] {
    return [
      ...contentEntries(),
      ...PUBLISHABLE.flatMap((name) =>
        recordEntries(name, this.#content.of(name), (body) => this.#words.of(body)),
      ),
      ...documentEntries(this.#content.of('Link')),
    ];
  }
}
