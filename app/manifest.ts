import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

/** Returns the web app manifest, for devices with the site on their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, shortName, description } = site.manifest;
  return {
    name,
    short_name: shortName,
    description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    theme_color: '#4b1f7a',
    background_color: '#ffffff',
    icons: [
      { src: '/icons/symbol.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
