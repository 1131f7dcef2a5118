import { company } from '@/content/company';
import { site } from '@/content/site';
import { absoluteAddress } from '../address';
import { type JsonLdNode, statedOnly } from './node';

const organizationId = () => `${absoluteAddress('/')}#organization`;
const websiteId = () => `${absoluteAddress('/')}#website`;

/** A reference to the company's node in the page's graph. */
export const organizationReference = () => ({ '@id': organizationId() });

export const websiteReference = () => ({ '@id': websiteId() });

export function organization(): JsonLdNode {
  const { street, city, postalCode, country } = company.address;
  const [office] = company.phones;
  return statedOnly({
    '@type': 'Organization',
    '@id': organizationId(),
    name: company.name,
    legalName: company.legalName,
    description: company.summary,
    url: absoluteAddress('/'),
    logo: absoluteAddress('/icons/icon-512.png'),
    email: company.email.enquiries,
    telephone: office?.display,
    address: statedOnly({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    }),
    sameAs: Object.values(company.social).map(({ href }) => href),
  });
}

export function website(): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: company.name,
    url: absoluteAddress('/'),
    inLanguage: site.language,
    publisher: organizationReference(),
  };
}
