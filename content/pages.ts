import { accessibility } from './accessibility';
import { type Archive, archives } from './archives';
import { articles } from './articles';
import { companyPage } from './company-page';
import { contact } from './contact';
import { documents } from './documents';
import { home } from './home';
import { ifu } from './ifu';
import { changesPage } from './ifu/changes';
import { paperPage } from './ifu/paper';
import { impact } from './impact';
import { privacy } from './privacy';
import { type ProductFamily, products } from './products';
import { search } from './search';
import { services } from './services';
import { status } from './status';
import { underConstruction } from './status-pages';
import { trivus } from './trivus';
import type { PageEntry } from './types';

type Content = Pick<PageEntry, 'meta'>;

const page = <Page extends Content>(
  path: string,
  content: Page,
  entry: Omit<PageEntry, 'path' | 'meta' | 'content'>,
): PageEntry => ({ path, meta: content.meta, content, ...entry });

const family = (name: string, content: ProductFamily): PageEntry[] => {
  const { path, name: label, banner, tabs } = content;
  const files = `products/${name}`;
  return [
    page(path, content, { picture: banner.picture, label, menus: ['products', 'explore'], files: [files] }),
    ...tabs.map(({ slug, meta, picture }) => ({
      path: `${path}/${slug}`,
      meta,
      picture,
      parent: path,
      files: [`${files}/${slug}`],
    })),
  ];
};

const archive = (content: Archive, picture: PageEntry['picture']): PageEntry => ({
  path: content.path,
  meta: content.meta,
  picture,
  kind: 'archive',
});

/**
 * The public pages with fixed paths, in menu order. Navigation, metadata, breadcrumbs, sitemap, share cards and tests
 * use this list, so a new page needs only its content, its folder in `app/(site)` and a line here.
 */
export const pages: PageEntry[] = [
  page('/', home, { picture: home.banner.picture }),
  page('/company', companyPage, {
    picture: companyPage.hero.picture,
    label: 'Our Company',
    menus: ['header', 'explore'],
    files: ['company-page'],
  }),
  ...family('biosample', products.biosample),
  ...family('molecular', products.molecular),
  ...family('diabetes', products.diabetes),
  page('/services', services, {
    picture: services.banner.picture,
    label: 'Services',
    menus: ['header', 'explore'],
    files: ['services'],
  }),
  page('/impact', impact, {
    picture: impact.banner.picture,
    label: 'Impact',
    menus: ['header', 'explore'],
    files: ['impact'],
  }),
  page('/r_d', underConstruction, {
    picture: underConstruction.picture,
    files: ['status-pages'],
    unlisted: true,
  }),
  page('/trivus', trivus, { picture: trivus.banner.picture, files: ['trivus'] }),
  page('/blog_trivus', articles.trivus, {
    picture: articles.trivus.picture,
    kind: 'article',
    files: ['articles/respiratory'],
  }),
  page('/blog_rtpcr', articles.rtpcr, {
    picture: articles.rtpcr.picture,
    kind: 'article',
    files: ['articles/rtpcr'],
  }),
  page('/blog_certification', articles.certification, {
    picture: articles.certification.picture,
    kind: 'article',
    files: ['articles/certification'],
  }),
  page(documents.path, documents, {
    picture: 'insulin-syringes',
    label: documents.heading,
    menus: ['explore'],
  }),
  page(ifu.path, ifu, {
    picture: 'vacuum-tubes',
    label: ifu.heading,
    menus: ['explore'],
    files: ['ifu'],
  }),
  page(changesPage.path, changesPage, {
    picture: 'vacuum-tubes',
    label: changesPage.heading,
    parent: ifu.path,
  }),
  page(paperPage.path, paperPage, {
    picture: 'vacuum-tubes',
    label: paperPage.heading,
    parent: ifu.path,
    files: ['ifu/paper'],
  }),
  page(search.path, search, {
    picture: 'blog-default',
    label: search.heading,
    files: ['search'],
    unlisted: true,
  }),
  page('/contact_us', contact, {
    picture: contact.banner.picture,
    label: 'Contact Us',
    menus: ['header'],
    files: ['contact'],
  }),
  page('/privacy_policies', privacy, {
    picture: 'blog-default',
    label: 'Privacy policy',
    menus: ['legal'],
    files: ['privacy'],
  }),
  page('/accessibility', accessibility, {
    picture: 'impact-people',
    label: 'Accessibility',
    menus: ['legal'],
    files: ['accessibility'],
  }),
  page(status.path, status, {
    picture: 'impact-process',
    label: status.label,
    menus: ['legal'],
    files: ['status'],
  }),
  archive(archives.blogs, 'blog-default'),
  archive(archives.press, 'world-map'),
];
