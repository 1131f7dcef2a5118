/** Example content, so that a new site's lists are not empty. Uses reserved domain names and invented events. */
export const exampleBlogs = [
  {
    title: 'Keeping specimens at 2 to 8 °C between the draw and the lab',
    description:
      'A specimen is most at risk in transit. Use this checklist to pack, hand over and receive a cold-chain bag.',
    link: '/products/biosample',
    imageAlt: 'A purple specimen bag with a handle and a white display on the front',
    drawing: 'bag',
    article: 'keeping-specimens-cold.md',
    author: '',
  },
  {
    title: 'Reading a respiratory panel: four viruses, one kit',
    description:
      'RSV, Influenza A and B and SARS-CoV-2 can look alike at the bedside. Our respiratory viral panel kit detects them together.',
    link: '/trivus',
    imageAlt: 'Four curves of a real-time PCR run, one of them amber',
    drawing: 'curves',
    article: null,
    author: '',
  },
  {
    title: 'Certification and training for phlebotomists',
    description:
      'Our certification course, nine augmented-reality modules, and live, group and hands-on sessions.',
    link: '/services',
    imageAlt: '',
    drawing: null,
    article: null,
    author: '',
  },
] as const;

export const exampleMentions = [
  {
    year: '2025',
    title: 'A respiratory panel that runs on the instruments labs already have',
    media: 'Example Laboratory Review',
    description: 'An example of a press mention, with its year, outlet, title, short description and link.',
    link: 'https://press.example/respiratory-panel',
  },
  {
    year: '2024',
    title: 'Phlebotomy training in augmented reality',
    media: 'Example Health Weekly',
    description: 'An example of a press mention about training modules for phlebotomists.',
    link: 'https://press.example/training',
  },
  {
    year: '2023',
    title: 'Ten hours in the cold: a specimen bag in transit',
    media: 'Example Diagnostics Journal',
    description: '',
    link: 'https://press.example/cold-chain',
  },
] as const;
