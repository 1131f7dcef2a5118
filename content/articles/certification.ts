import { company } from '../company';
import type { Article } from './types';

export const certificationArticle: Article = {
  path: '/blog_certification',
  meta: {
    title: `What phlebotomy certification does for a lab | ${company.shortName}`,
    description:
      'Many errors happen before a sample reaches the bench. How a lab manager can use training and certification to make every blood draw dependable.',
  },
  heading: 'Trained hands, better samples: what certification does for a lab',
  lead: 'Labs calibrate instruments, verify assays and audit reports. Yet the step that matters most, drawing the blood, is often left to habit. Certification gives that step the same standing as the rest, and gives phlebotomists a standard to be proud of.',
  picture: 'article-certification',
  sections: [
    {
      id: 'before',
      heading: 'Errors begin before the bench',
      paragraphs: [
        'A mixed-up label, an underfilled tube, a sample that was shaken rather than inverted: none of these can be put right at the instrument. At best, the lab notices, rejects the sample and asks for another. The patient faces another needle, the result is late and somebody has to make an unwelcome call.',
        'At worst, nobody notices. A haemolysed sample can give a falsely high potassium result, and a wrong name on a tube can harm two people at once. Quality is cheapest to secure before the sample reaches the bench.',
      ],
    },
    {
      id: 'what',
      heading: 'What a good course covers',
      paragraphs: [
        'Drawing blood looks simple when it is done well. It takes knowledge of anatomy, good technique, hygiene and a way with people. A good course covers all four, and tests what people do as well as what they know.',
      ],
      list: [
        'Greeting the patient, and confirming identity with open questions',
        'The circulatory system, and how to choose a puncture site',
        'Collection systems, and the order of draw',
        'Labelling beside the patient, straight after the draw',
        'Difficult draws: fine veins, children, older people and fear of needles',
        'Infection control and the safe disposal of sharps',
        'Handling and transport that preserve the sample',
      ],
    },
    {
      id: 'learning',
      heading: 'How adults learn a manual skill',
      paragraphs: [
        'Nobody learns to draw blood from slides. People learn in steps. They watch, practise where they can do no harm, are corrected and try again. Then they work under supervision until their technique is steady. Each step needs its own kind of teaching.',
        'Augmented reality suits the first steps. It can show the vein beneath the skin and the angle of the needle exactly where the learner is looking, as often as needed and without a patient. Live sessions with experts answer the questions that a module cannot foresee. Group sessions help a team agree on one way of working. Practice in a lab, with real devices and a trainer alongside, turns knowledge into habit.',
      ],
    },
    {
      id: 'measure',
      heading: 'Measure before and after',
      paragraphs: [
        'Training without numbers is hard to defend at budget time. Choose a few figures that your lab system already holds, and record them for several weeks before the first course. Compare like with like: the same wards, the same hours, the same kinds of patient.',
      ],
      list: [
        'Samples rejected, by reason and by ward',
        'Haemolysed samples as a share of all blood samples',
        'Repeat draws for the same request',
        'Missing, wrong or illegible labels',
        'Needlestick injuries and near misses, reported without blame',
      ],
    },
    {
      id: 'keep',
      heading: 'Keeping the standard high',
      paragraphs: [
        'A certificate on the wall is only the start. Skills fade, staff change and new devices arrive. Plan short refreshers, and have experienced phlebotomists observe each other from time to time with a checklist in hand. The observer usually learns as much as the person observed.',
        'Give feedback to the people who drew the sample. Many phlebotomists never hear what happened to a tube. A monthly note with the figures for their own ward, and a word of thanks when those improve, does more than a circular. When a figure gets worse, look first at the round, the tray and the staffing, and last at the person.',
        'Allow enough time, too. A phlebotomist who has to rush through a full waiting room will cut corners, however well trained. A few more minutes for each patient cost less than a second draw.',
      ],
    },
    {
      id: 'course',
      heading: 'How we can help',
      paragraphs: [
        'We offer a phlebotomist certification course, nine training modules in augmented reality, live expert sessions, group sessions and hands-on lab training. Tell us how many people you would like to train, and what they need to learn.',
      ],
    },
  ],
  related: { label: 'See our services', href: '/services' },
};
