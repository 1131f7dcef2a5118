import { home } from './home';
import { impact } from './impact';
import type { ProductTab } from './products';
import { products } from './products';
import { services } from './services';

/** The passages of the specification's first section about the company, its products and its services. */
const SPECIFICATION = `
  patient-centric solutions that let labs and hospitals solve Cost-Quality-Time challenges and deliver equitable
  healthcare to underserved populations. patient-centric products under strict regulatory compliance and international
  standards. quality system certified to ISO 13485:2016, a multi-country single-audit certification (MDSAP), and a kit
  validated by a national medical research council (ICMR).
  Biosample Collection: vacuum and non-vacuum blood tubes, closed urine collection system, blood collection accessories,
  swabs and saliva funnel, and smart cold-chain specimen transport bags (up to 200 samples, 2-8 degrees C, up to 10 hours).
  Diabetes Care: point-of-care glucose and HbA1c meters needing 0.75 microlitre of blood, capillary lancets (28G and 30G,
  five depth settings), insulin pen needles and insulin syringes.
  Molecular Diagnostics: nucleic acid testing and RT-PCR assays for infectious diseases; a five-gene Omicron detection
  RT-PCR kit with a 45-minute runtime (promo text: results in under 60 minutes, accurate at low viral load, detects Omicron
  variants, ICMR validated and MDSAP certified); a respiratory viral panel kit (page /trivus) detecting RSV, Influenza A and
  B and SARS-CoV-2 together, turnaround under 30 minutes on the promo and under 1 hour on the product page, compatible with
  all real-time PCR instruments, cost-efficient. 10x lower testing cost, 3x fewer consumables, 3x faster.
  a phlebotomist certification course; augmented-reality 'One Click Learn' training modules (introduction to phlebotomy,
  circulatory system, measuring vitals, types of blood collection systems, process of drawing blood, difficult phlebotomy,
  sample handling, infection control, other bio sample collections); live expert sessions; group sessions; hands-on lab
  training. One-Click Collect (cloud platform for sample custody with a Bluetooth cold-chain transport system tracking
  temperature and location), One-Click ID (augmented-reality sample tracking in the analytical phase), One-Click Safety
  (software with a saliva self-collection kit for testing, reporting and tracing), One-Click Learn.
`;

/** Words that make no claim, or that describe a product of the specification in plain terms. */
const PLAIN = `
  choice designed downloads free from gauges guides holder injection into kept maintains manufacturer must near nine
  over part pens prescribed print provider range reading room routine same send simultaneous stay than venous vials
  virus vision whose
`;

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 4));

const known = new Set(stemsOf(SPECIFICATION + PLAIN));

const tabs = Object.values(products).flatMap<ProductTab>((family) => family.tabs);

const points = [
  ...tabs.flatMap(({ features, applications }) => [...features, ...applications]),
  ...home.selector.tiles.flatMap((tile) => tile.points),
  ...services.certification.points,
  ...services.digital.products.flatMap((product) => product.points),
  ...impact.sustainability.tabs.flatMap((tab) => tab.points),
];

it('lists of points mention nothing that the specification does not state, so that buyers get no unsupported promise', () => {
  const unknown = points.flatMap((point) =>
    stemsOf(point)
      .filter((stem) => !known.has(stem))
      .map((stem) => `${stem}… in “${point}”`),
  );
  expect(unknown).toEqual([]);
});
