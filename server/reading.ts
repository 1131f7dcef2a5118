import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublicArticle } from '../lib/articles/shelf';
import type { Collection } from '../lib/model/kinds';
import type { Blog, PdfLink } from '../lib/model/records';
import {
  articleKey,
  type PublicContent,
  type PublicOf,
  type PublicSource,
  type Used,
} from '../lib/pages/content';

/** Runs a read outside the render, because Next would store on disk the responses to requests that a render makes. */
const outsideRender = AsyncLocalStorage.snapshot();

/** The content as one render reads it, with a record of what it read. */
export class Reading implements PublicSource {
  readonly used: Used = new Map();
  #content: PublicContent;

  constructor(content: PublicContent) {
    this.#content = content;
  }

  of<Name extends Collection>(name: Name): PublicOf<Name> {
    this.#record(name);
    return this.#content.of(name);
  }

  article(slug: string): PublicArticle | null {
    this.#record(articleKey(slug));
    return this.#content.article(slug);
  }

  text(article: Pick<Blog, 'id' | 'body'>): Promise<string> {
    return outsideRender(() => this.#content.text(article));
  }

  link(id: string): Promise<PdfLink | null> {
    return outsideRender(() => this.#content.link(id));
  }

  #record(key: string): void {
    // Keep the first state: if the data changes during the render, parts of the page show the old data.
    if (!this.used.has(key)) this.used.set(key, this.#content.stateOf(key));
  }
}
