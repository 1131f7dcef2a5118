import { placeholder } from './placeholder';

/** Facts about the company. Replace the placeholders before a real deployment. */
export const company = {
  name: placeholder('Purvia Diagnostics'),
  shortName: placeholder('Purvia'),
  legalName: placeholder('Purvia Diagnostics'),
  summary:
    'Diagnostics and devices for labs, hospitals and healthcare providers: biosample collection, diabetes care and molecular diagnostics.',
  copyrightYear: 2025,
  email: {
    enquiries: placeholder('enquiries@purvia.example'),
    privacy: placeholder('privacy@purvia.example'),
    security: placeholder('security@purvia.example'),
  },
  phones: [
    {
      label: 'Main office',
      display: placeholder('+1 202 555 0100'),
      href: placeholder('tel:+12025550100'),
    },
    {
      label: 'Product support',
      display: placeholder('+1 202 555 0101'),
      href: placeholder('tel:+12025550101'),
    },
  ],
  address: {
    street: placeholder('1 Example Avenue'),
    city: placeholder('Example City'),
    postalCode: placeholder('00000'),
    country: placeholder('Example Country'),
  },
  social: {
    images: {
      label: placeholder('Image-sharing network'),
      href: placeholder('https://pictures.example/purvia'),
    },
    professional: {
      label: placeholder('Professional network'),
      href: placeholder('https://professionals.example/purvia'),
    },
  },
  marketplace: {
    diabetes: placeholder('https://marketplace.example/purvia/diabetes-care'),
    biosample: placeholder('https://marketplace.example/purvia/biosample-collection'),
  },
};
