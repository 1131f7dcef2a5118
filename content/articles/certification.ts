import { company } from '../company';
import type { Article } from './types';

export const certificationArticle: Article = {
  path: '/blog_certification',
  meta: {
    title: `What phlebotomy certification does for a lab | ${company.shortName}`,
    description:
      'Most errors happen before a sample reaches the bench. How a lab manager can use training and certification to make every blood draw dependable.',
  },
  heading: 'Trained hands, better samples: what certification does for a lab',
  lead: 'Labs calibrate instruments, verify assays and audit reports. The step that decides most is often left to habit: the minutes in which the blood is drawn. Certification gives that step the same standing as the rest, and it gives phlebotomists a standard that they can be proud of.',
  picture: 'article-certification',
  sections: [
    {
      id: 'before',
      heading: 'Errors begin before the bench',
      paragraphs: [
        'A mixed-up label, a tube that was filled too little, a sample that was shaken and not turned: none of these can be repaired at the instrument. The best case is that the lab notices, rejects the sample and asks for another. The patient is then pricked again, the result is late, and somebody has to make an unpleasant call.',
        'The worse case is that nobody notices. A haemolysed sample may pass for a patient with too much potassium, and a wrong name on a tube harms two people at once. Work before the bench is where quality is cheapest to win and dearest to lose.',
      ],
    },
    {
      id: 'what',
      heading: 'What a good course covers',
      paragraphs: [
        'Drawing blood looks simple when it is done well. Behind it are anatomy, technique, hygiene and a way with people. A course should take all of them seriously, and it should test what people do and not only what they know.',
      ],
      list: [
        'Greeting and identifying the patient, with open questions',
        'The circulatory system and the choice of the site',
        'Collection systems, and the order in which tubes are filled',
        'Labelling at the chair, never beforehand and never later',
        'Difficult draws: fine veins, children, the elderly, fear of needles',
        'Infection control and the safe end of every sharp',
        'Handling and sending, so that the sample stays as it was drawn',
      ],
    },
    {
      id: 'learning',
      heading: 'How adults learn a manual skill',
      paragraphs: [
        'Nobody learns a blood draw from slides. People learn in a spiral: see it, try it where it can do no harm, be corrected, try again, and then do it under supervision until it is steady. Each turn needs a different means.',
        'Augmented reality is good at the first turns. It can show the vein beneath the skin and the angle of the needle at the very place where the learner is looking, as often as needed and without a patient. Live sessions with experts answer the questions that a module does not foresee. Group sessions bring a team to one way of working. Practice in a lab, with real devices and someone at your side, is what turns knowledge into a habit.',
      ],
    },
    {
      id: 'measure',
      heading: 'Measure before and after',
      paragraphs: [
        'Training without numbers is hard to defend when budgets are made. Choose a few figures that your lab system already holds, and write them down for some weeks before the first course begins. Compare like with like: the same wards, the same hours, the same kind of patients.',
      ],
      list: [
        'Samples rejected, by reason and by ward',
        'Haemolysed samples among all blood samples',
        'Second punctures for the same request',
        'Labels missing, wrong or unreadable',
        'Needlestick injuries and near misses, reported without blame',
      ],
    },
    {
      id: 'keep',
      heading: 'Keeping the standard alive',
      paragraphs: [
        'A certificate on the wall is a beginning. Skills fade, staff change and new devices arrive. Plan short refreshers, and let experienced phlebotomists watch each other work from time to time with a checklist in hand. The watcher usually learns as much as the one who is watched.',
        'Give feedback to the people who drew the sample. Many phlebotomists never hear what became of a tube. A monthly note with the figures of their own ward, and a word of thanks where they have improved, does more than a circular. Where a figure gets worse, look for the cause in the round, the tray or the staffing first, and in the person last.',
        'And make time for it. A phlebotomist who has to hurry through a waiting room will cut corners, however well trained. A few more minutes for each patient are cheaper than a second draw.',
      ],
    },
    {
      id: 'course',
      heading: 'How we can help',
      paragraphs: [
        'We offer a phlebotomist certification course, nine training modules in augmented reality, live expert sessions, group sessions and hands-on lab training. Labs and hospitals can begin with one learner or with a team. Tell us how many people you would like to train and what your figures say today, and we will suggest a way to start.',
      ],
    },
  ],
  related: { label: 'See our services', href: '/services' },
};
