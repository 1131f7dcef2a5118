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
    author: 'head-of-science',
  },
  {
    title: 'Reading a respiratory panel: four viruses, one run',
    description:
      'RSV, Influenza A and B and SARS-CoV-2 look alike at the bedside. Find out what a combined real-time PCR panel can distinguish, and what it leaves to the clinician.',
    link: '/trivus',
    imageAlt: 'Four curves of a real-time PCR run, one of them amber',
    drawing: 'curves',
    article: null,
    author: '',
  },
  {
    title: 'What a phlebotomist certification course covers',
    description:
      'From finding a vein to labelling at the bedside: how the course is structured, and how augmented-reality modules prepare learners for their first real draw.',
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
    title: 'Training rooms that fit in a pocket',
    media: 'Example Health Weekly',
    description: 'How augmented-reality modules prepare phlebotomists for their first draw.',
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
