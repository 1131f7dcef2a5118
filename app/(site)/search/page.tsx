import { PublicPage } from '@/components/sections/public-page/public-page';
import { Search } from '@/components/sections/search/search';
import { search } from '@/content/search';
import { pageEntry } from '@/lib/seo/page-entry';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { path } = search;

export const metadata = pageMetadata(pageEntry(path));

export default function SearchPage() {
  return (
    <PublicPage path={path}>
      <Search />
    </PublicPage>
  );
}
