import type { ReactNode } from 'react';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import type { RecordPreview } from '@/components/admin/kit/preview-parts';
import { useRomanised } from '@/components/admin/kit/use-romanised';
import { Blogs } from '@/components/sections/blogs/blogs';
import { FootprintFigures } from '@/components/sections/footprint/footprint';
import { PressMentions } from '@/components/sections/press-mentions/press-mentions';
import { editors } from '@/content/admin/editors';
import { archives } from '@/content/archives';
import { slugOf } from '@/lib/articles/slug';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Blog, Footprint, Publishable, RecordOf } from '@/lib/model/records';
import { PreviewFrame } from './preview-frame';

/** The share card's script contains the content of every public page, so the form does not wait for it. */
const ShareCard = lazyPart(() => import('./share-card').then(({ ShareCard }) => ShareCard));

/** The Markdown parser loads only for articles. */
const ArticlePreview = lazyPart(() =>
  import('./article-preview').then(({ ArticlePreview }) => ArticlePreview),
);
const ArticleCard = lazyPart(() => import('./article-card').then(({ ArticleCard }) => ArticleCard));
const SearchPreview = lazyPart(() => import('./article-preview').then(({ SearchPreview }) => SearchPreview));

const previewed = (page: ReactNode, outside: ReactNode): RecordPreview => ({
  page: <PreviewFrame>{page}</PreviewFrame>,
  outside: <LazyBoundary fallback={null}>{outside}</LazyBoundary>,
});

/** Replaces an empty title, because a heading must not be empty. */
const titled = <Item extends { title: string }>(record: Item): Item => ({
  ...record,
  title: record.title || editors.untitled,
});

type AsSavedProps = { blog: Blog; stored: Blog; children: (saved: Blog) => ReactNode };

/** Fills in what a save would add, so that the card of a new article links to the article. */
function AsSaved({ blog, stored, children }: AsSavedProps) {
  const letters = useRomanised(blog.title);
  const slug = blog.slug || stored.slug || (letters ? slugOf(letters) : '…');
  // The card only checks whether this hash of the text exists.
  return children({ ...titled(blog), slug, body: blog.text });
}

/** @param stored the record as stored, which may already be public */
type PreviewOf<Item> = (record: Item, stored: Item) => RecordPreview;

type Previews = { [Name in PublishableCollection]?: PreviewOf<RecordOf<Name>> };

/** Previews that use the public pages' own sections. */
const PREVIEWS: Previews = {
  Blog: (blog, stored) =>
    previewed(
      <AsSaved blog={blog} stored={stored}>
        {(saved) => (
          <>
            <Blogs blogs={[saved]} />
            {saved.text && (
              <LazyBoundary fallback={null}>
                <ArticlePreview blog={saved} />
              </LazyBoundary>
            )}
          </>
        )}
      </AsSaved>,
      blog.text ? (
        <AsSaved blog={blog} stored={stored}>
          {(saved) => (
            <>
              <SearchPreview blog={saved} />
              <ArticleCard blog={saved} stored={stored} />
            </>
          )}
        </AsSaved>
      ) : (
        <ShareCard link={blog.link} list={archives.blogs.path} />
      ),
    ),
  Media: (mention) =>
    previewed(
      <PressMentions mentions={[titled(mention)]} />,
      <ShareCard link={mention.link} list={archives.press.path} />,
    ),
};

/** Returns a function that renders a record's preview, or undefined if the kind has no preview. */
export const previewOf = (name: PublishableCollection) =>
  PREVIEWS[name] as PreviewOf<Publishable> | undefined;

/** Returns the preview of the figures as they appear on the home page. */
export const footprintPreview = (footprint: Footprint): RecordPreview =>
  previewed(<FootprintFigures footprint={footprint} />, <ShareCard link="" list="/" />);
