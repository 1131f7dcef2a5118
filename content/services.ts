import { company } from './company';
import { certification } from './services/certification';
import { digital } from './services/digital';
import { training } from './services/training';
import type { ServiceCard } from './services/types';
import type { Banner, Meta } from './types';

export type { DigitalProduct } from './services/types';

const meta: Meta = {
  title: `Services: certification, training and digital tools | ${company.shortName}`,
  description:
    'A phlebotomist certification course, nine augmented-reality training modules, expert sessions and four digital products for tracking, testing and training.',
};

const banner: Banner = {
  eyebrow: 'Services',
  heading: 'Skills and software for every sample',
  tagline: 'We train the people who draw blood, and give labs tools to track samples.',
  picture: 'services-hero',
  links: [{ label: 'Contact Us', href: '/contact_us' }],
};

const cards: ServiceCard[] = [
  {
    title: 'Certifications',
    text: 'A certification course for phlebotomists.',
    picture: 'service-certification',
    href: '#certification',
  },
  {
    title: 'Training Modules',
    text: 'Nine augmented-reality modules, plus sessions with experts.',
    picture: 'service-training',
    href: '#training',
  },
  {
    title: 'Digital Services for Labs',
    text: 'Collect, ID, Safety and Learn: our four One-Click products.',
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
