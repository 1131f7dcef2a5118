import type { ReactNode } from 'react';
import { LazyBoundary, lazyPart } from '@/components/admin/shared/lazy-boundary';
import { Blogs } from '@/components/sections/blogs/blogs';
import { FootprintFigures } from '@/components/sections/footprint/footprint';
import { PressMentions } from '@/components/sections/press-mentions/press-mentions';
import { editors } from '@/content/admin/editors';
import { archives } from '@/content/archives';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Footprint, Publishable, RecordOf } from '@/lib/model/records';
import { PreviewFrame } from './preview-frame';

/** The share card's script contains every public page, so the form does not wait for it. */
const ShareCard = lazyPart(() => import('./share-card').then(({ ShareCard }) => ShareCard));

/** The Markdown parser loads only for articles. */
const ArticlePreview = lazyPart(() =>
  import('./article-preview').then(({ ArticlePreview }) => ArticlePreview),
);
const SearchPreview = lazyPart(() => import('./article-preview').then(({ SearchPreview }) => SearchPreview));

type PreviewProps = { children: ReactNode; link: string; list: string };

function Preview({ children, link, list }: PreviewProps) {
  return (
    <>
      <PreviewFrame>{children}</PreviewFrame>
      <LazyBoundary fallback={null}>
        <ShareCard link={link} list={list} />
      </LazyBoundary>
    </>
  );
}

/** A heading must not be empty, even without a title. */
const titled = <Item extends { title: string }>(record: Item): Item => ({
  ...record,
  title: record.title || editors.untitled,
});

type Previews = { [Name in PublishableCollection]?: (record: RecordOf<Name>) => ReactNode };

/** Previews that use the public pages' own sections. */
const PREVIEWS: Previews = {
  Blog: (blog) => (
    <>
      <Preview link={blog.link} list={archives.blogs.path}>
        <Blogs blogs={[titled(blog)]} />
        {blog.text && (
          <LazyBoundary fallback={null}>
            <ArticlePreview blog={titled(blog)} />
          </LazyBoundary>
        )}
      </Preview>
      {blog.text && (
        <LazyBoundary fallback={null}>
          <SearchPreview blog={titled(blog)} />
        </LazyBoundary>
      )}
    </>
  ),
  Media: (mention) => (
    <Preview link={mention.link} list={archives.press.path}>
      <PressMentions mentions={[titled(mention)]} />
    </Preview>
  ),
};

/** Shows what visitors will see of a record; null for kinds without a preview. */
export const previewOf = (name: PublishableCollection) =>
  PREVIEWS[name] as ((record: Publishable) => ReactNode) | undefined;

export type FootprintPreviewProps = { footprint: Footprint };

/** The figures in the home page's section. */
export function FootprintPreview({ footprint }: FootprintPreviewProps) {
  return (
    <Preview link="" list="/">
      <FootprintFigures footprint={footprint} />
    </Preview>
  );
}
