import { PublicPage } from '@/components/sections/public-page/public-page';
import { Search } from '@/components/sections/search/search';
import { search } from '@/content/search';
import { entryMetadata } from '@/lib/seo/page-metadata';

const { path } = search;

export const metadata = entryMetadata(path);

export default function SearchPage() {
  return (
    <PublicPage path={path}>
      <Search />
    </PublicPage>
  );
}
