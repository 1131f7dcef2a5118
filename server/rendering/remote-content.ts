import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublicArticle } from '../../lib/articles/shelf';
import type { Collection, PublishableCollection } from '../../lib/model/kinds';
import type { Blog, PdfLink, RecordOf } from '../../lib/model/records';
import type { PublicSource } from '../../lib/pages/public-source';
import { articleKey, DAY, type PublicOf, type State, today, type Used } from '../content';
import type { ServerCalls } from './calls';

type Server = Omit<ServerCalls, 'ready'>;

/** The server's content, for the pages in the renderer. A collection is sent again only after its state has changed. */
export class RemoteContent implements PublicSource {
  #server: Server;
  #known = new Map<Collection, { state: State; content: unknown }>();
  #used = new AsyncLocalStorage<Used>();

  constructor(server: Server) {
    this.#server = server;
  }

  /** Runs a render and returns its result with the states of the data that it read. */
  async recording<T>(render: () => Promise<T>): Promise<{ result: T; used: Used }> {
    const used: Used = new Map();
    const result = await this.#used.run(used, render);
    return { result, used };
  }

  records<Name extends PublishableCollection>(name: Name): Promise<RecordOf<Name>[]> {
    return this.#read(name) as Promise<RecordOf<Name>[]>;
  }

  footprint() {
    return this.#read('GlobalFootprint');
  }

  documents() {
    return this.#read('Link');
  }

  async article(slug: string): Promise<PublicArticle | null> {
    const { state, article } = await this.#server.article(slug);
    this.#record(articleKey(slug), state);
    return article;
  }

  text(article: Pick<Blog, 'id' | 'body'>): Promise<string> {
    return this.#server.text(article);
  }

  link(id: string): Promise<PdfLink | null> {
    return this.#server.link(id);
  }

  now(): Date {
    this.#record(DAY, today());
    return new Date();
  }

  async #read<Name extends Collection>(name: Name): Promise<PublicOf<Name>> {
    const known = this.#known.get(name);
    const { state, content } = await this.#server.collection(name, known?.state);
    const current = known && known.state === state ? known : { state, content };
    this.#known.set(name, current);
    this.#record(name, state);
    return current.content as PublicOf<Name>;
  }

  #record(key: string, state: State): void {
    const used = this.#used.getStore();
    // Keep the first state: if the data changed during the render, parts of the page show the old data.
    if (used && !used.has(key)) used.set(key, state);
  }
}
