import type { PublicArticle } from '../../lib/articles/shelf';
import type { Collection } from '../../lib/model/kinds';
import type { Blog, PdfLink } from '../../lib/model/records';
import type { State, Used } from '../content';
import type { Encoded, RenderedPage } from '../responses';

/** A rendered page with the data that it was rendered from. */
export type Rendering = {
  page: RenderedPage;
  /** Null if the page's body is the known one. Compressed fast if another one is known, because visitors may be waiting. */
  bodies: Encoded | null;
  used: Used;
};

/**
 * Renders a page.
 * @param how `as built` returns the page from the build
 * @param known the digest of the body that the caller has
 */
export type Render = (path: string, how: 'anew' | 'as built', known?: string) => Promise<Rendering>;

/** The renderer's functions that the server calls. */
export type RendererCalls = {
  render: Render;
  /** Compresses a page as far as possible. */
  compress(page: RenderedPage): Promise<Encoded>;
  /** The pages sent with the statuses 404 and 500. */
  statusPages(): Promise<{ notFound: RenderedPage; serverError: RenderedPage }>;
};

/** Where the renderer accepts the requests that Next serves itself. Other programs on the machine lack the token. */
export type NextAddress = { port: number; token: string };

export const TOKEN_HEADER = 'x-renderer-token';

/** The server's functions that the renderer calls. */
export type ServerCalls = {
  /** Reports that the renderer can render. */
  ready(address: NextAddress): Promise<void>;
  /** A collection's public content and its state, or only the state if the renderer knows the content. */
  collection(name: Collection, known?: State): Promise<{ state: State; content?: unknown }>;
  article(slug: string): Promise<{ state: State; article: PublicArticle | null }>;
  text(blog: Pick<Blog, 'id' | 'body'>): Promise<string>;
  link(id: string): Promise<PdfLink | null>;
};
