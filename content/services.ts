import { company } from './company';
import { certification } from './services/certification';
import { digital } from './services/digital';
import { training } from './services/training';
import type { ServiceCard } from './services/types';
import type { Banner, Meta } from './types';

export type { DigitalProduct } from './services/types';

const meta: Meta = {
  title: `Services: certification, training, digital | ${company.shortName}`,
  description:
    'A phlebotomist certification course, training modules in augmented reality, and four digital products that help labs to follow every sample.',
};

const banner: Banner = {
  eyebrow: 'Services',
  heading: 'Skills and software around the sample',
  tagline: 'We train the people who draw blood and give labs the tools to follow what was drawn.',
  picture: 'services-hero',
  links: [{ label: 'Contact Us', href: '/contact_us' }],
};

const cards: ServiceCard[] = [
  {
    title: 'Certifications',
    text: 'A course that ends with a certificate for phlebotomists.',
    picture: 'service-certification',
    href: '#certification',
  },
  {
    title: 'Training Modules',
    text: 'Nine modules in augmented reality, and sessions with experts.',
    picture: 'service-training',
    href: '#training',
  },
  {
    title: 'Digital Services for Labs',
    text: 'Collect, ID, Safety and Learn: four products, one click each.',
    picture: 'service-digital',
    href: '#digital',
  },
];

/** The services page, in the order of its sections. */
export const services = {
  meta,
  banner,
  cards: { heading: 'What we offer', items: cards },
  certification,
  training,
  digital,
};
