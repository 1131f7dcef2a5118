import type { Picture } from './types';

export const pagePictures = {
  'about-lab': {
    alt: 'A bright bench with a real-time PCR instrument, racks of tubes, a meter and a kit box',
  },
  'company-hero': {
    alt: 'A rack of blood tubes, a glucose meter and a respiratory panel kit box arranged together',
  },
  'impact-hero': { alt: 'A transport bag being handed over outside a rural clinic' },
  'impact-people': { alt: 'A phlebotomist sitting at eye level with a patient during a blood draw' },
  'impact-process': { alt: 'Tubes on a production line, passing an inspection light' },
  'services-hero': { alt: 'A tablet, a practice arm and collection devices laid out for a class' },
  'service-certification': { alt: 'A certificate beside a tube holder and a tourniquet' },
  'service-training': { alt: 'A tablet held over a practice arm, showing the veins as an overlay' },
  'service-digital': { alt: 'A tablet and a phone, each showing a list with one entry marked in amber' },
  'training-scene': {
    alt: 'A tablet behind a practice arm, its screen showing the veins with one labelled',
  },
  'one-click-collect': { alt: 'A phone showing the temperature and location of the transport bag beside it' },
  'one-click-id': {
    alt: 'A tablet behind a rack of five tubes, its screen showing the same tubes labelled S-01 to S-05',
  },
  'one-click-safety': { alt: 'A saliva self-collection kit beside a phone with a test record' },
  'one-click-learn': { alt: 'A phone showing a list of training modules' },
  'contact-hero': { alt: 'A desk phone, a closed notebook and a small rack of tubes' },
  'world-map': { alt: 'A dotted map of the world' },
  'under-construction': {
    alt: 'A lab bench with a traffic cone, a toolbox, tubes and a sign that reads “Under construction”',
  },
  'blog-default': { alt: 'A closed notebook lying beside a rack of tubes' },
  'not-found': { alt: 'A tube rack with one empty slot' },
  'server-error': { alt: 'A tipped-over tube rack with its tubes still capped' },
  'article-respiratory': {
    alt: 'Four vials labelled RSV, Flu A, Flu B and SARS-2, each with its own cap colour, in front of a PCR plate',
  },
  'article-rtpcr': { alt: 'A real-time PCR instrument with its lid open over a plate' },
  'article-certification': { alt: 'A practice arm with a tube holder, a tourniquet and a checklist' },
} satisfies Record<string, Picture>;
