import { accessibility } from './accessibility';
import { archives } from './archives';
import { articles } from './articles';
import { companyPage } from './company-page';
import { contact } from './contact';
import { home } from './home';
import { impact } from './impact';
import { privacy } from './privacy';
import { products } from './products';
import { services } from './services';
import { underConstruction } from './status-pages';
import { trivus } from './trivus';
import type { PageEntry } from './types';

const productPages: PageEntry[] = Object.values(products).flatMap((family) => [
  { path: family.path, meta: family.meta, picture: family.banner.picture },
  ...family.tabs.map((tab) => ({
    path: `${family.path}/${tab.slug}`,
    meta: tab.meta,
    picture: tab.picture,
  })),
]);

const articlePages: PageEntry[] = Object.values(articles).map(({ path, meta, picture }) => ({
  path,
  meta,
  picture,
}));

/** Every public page with an address of its own, first pages of archives included. */
export const pages: PageEntry[] = [
  { path: '/', meta: home.meta, picture: home.banner.picture },
  { path: '/company', meta: companyPage.meta, picture: companyPage.hero.picture },
  ...productPages,
  { path: '/impact', meta: impact.meta, picture: impact.banner.picture },
  { path: '/r_d', meta: underConstruction.meta, picture: underConstruction.picture },
  { path: '/services', meta: services.meta, picture: services.banner.picture },
  { path: '/trivus', meta: trivus.meta, picture: trivus.banner.picture },
  ...articlePages,
  { path: '/contact_us', meta: contact.meta, picture: contact.banner.picture },
  { path: '/privacy_policies', meta: privacy.meta, picture: 'blog-default' },
  { path: '/accessibility', meta: accessibility.meta, picture: 'impact-people' },
  { path: archives.blogs.path, meta: archives.blogs.meta, picture: 'blog-default' },
  { path: archives.press.path, meta: archives.press.meta, picture: 'world-map' },
];
