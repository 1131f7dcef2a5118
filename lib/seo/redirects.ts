/** Targets, each with the mistyped or misremembered paths that redirect to it. */
const MISTYPED: Record<string, string[]> = {
  '/': ['/home', '/index', '/index.html'],
  '/company': ['/about', '/about-us', '/about_us', '/our-company', '/our_company'],
  '/products/biosample': ['/biosample', '/products/biosample-collection', '/products/bio-sample'],
  '/products/molecular': ['/molecular', '/products/molecular-diagnostics', '/novus'],
  '/products/diabetes': ['/diabetes', '/products/diabetes-care'],
  '/#products': ['/products', '/our-products'],
  '/ifu': ['/eifu', '/e-ifu', '/instructions', '/instructions-for-use'],
  '/services': ['/service', '/our-services'],
  '/trivus': ['/products/trivus'],
  '/contact_us': ['/contact', '/contact-us', '/contactus', '/contacts'],
  '/privacy_policies': [
    '/privacy',
    '/privacy-policy',
    '/privacy_policy',
    '/privacy-policies',
    '/privacypolicy',
    '/privacypolicies',
  ],
  '/blogs': ['/blog', '/blogs/1', '/publications', '/papers'],
  '/press': ['/press/1', '/media', '/news'],
  '/blog_trivus': ['/blog-trivus'],
  '/blog_rtpcr': ['/blog-rtpcr', '/blog_rt-pcr'],
  '/blog_certification': ['/blog-certification'],
  '/r_d': ['/r-d', '/rd', '/r&d'],
  '/feed.xml': ['/feed', '/rss', '/rss.xml', '/atom.xml'],
};

type Redirect = { source: string; destination: string; permanent: true };

/** The redirects in next.config's format. */
export const redirects: Redirect[] = Object.entries(MISTYPED).flatMap(([destination, sources]) =>
  sources.map((source) => ({ source, destination, permanent: true as const })),
);
