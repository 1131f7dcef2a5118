import { claims } from '../claims';
import { company } from '../company';
import type { Article } from './types';

const { respiratoryApprovals, respiratoryCost, respiratoryInstruments, respiratoryTargets } = claims;

export const respiratoryArticle: Article = {
  path: '/blog_trivus',
  meta: {
    title: `Planning respiratory panel testing in the lab | ${company.shortName}`,
    description:
      'How a lab manager can prepare for the respiratory season: when a panel helps, how to fit it into the working day, and how to report what it finds.',
  },
  heading: 'One specimen, several viruses: planning for the respiratory season',
  lead: 'Every respiratory season brings full waiting rooms, short-staffed benches and clinicians who need to know which virus they are dealing with. A panel can answer that question from one specimen. How much it helps depends on how well it fits into the lab’s day.',
  picture: 'article-respiratory',
  sections: [
    {
      id: 'alike',
      heading: 'Why symptoms are not enough',
      paragraphs: [
        'Respiratory infections look alike. Fever, cough, a blocked nose and tiredness can come from an influenza virus, RSV, SARS-CoV-2 or something else. Age and season change the odds, but they do not settle the question for the patient in the bed.',
        'The answer changes what happens next. It decides who shares a room with whom, which contacts are told, and how closely an infant or an older patient is watched. A lab that tests for one virus after another delivers the answer piece by piece. The first pieces often show only what the infection is not.',
      ],
    },
    {
      id: 'when',
      heading: 'When a panel is the right choice',
      paragraphs: [
        'A panel is not always the better test. If one virus dominates and the decision depends on that virus alone, a single assay can be enough. A panel earns its place when several viruses circulate at once and each result would lead to a different decision. Before the season begins, agree with your clinicians which patients have which test.',
      ],
      list: [
        'Patients admitted with a respiratory infection',
        'People at higher risk, such as infants and older people',
        'Outbreaks on wards and in care homes',
        'Staff who need a result before they return to work',
      ],
    },
    {
      id: 'specimen',
      heading: 'The specimen comes first',
      paragraphs: [
        'No assay makes up for a poor swab. Put the procedure on one illustrated page: how to take the specimen, which swab and tube to use, and how long the tube can wait. Give it to the people who take the swabs, who are often not your own staff.',
        'Look at the route from ward to bench as well. Specimens that travel in two batches a day cannot be reported quickly, however fast the assay. An extra round at noon may save more time than a new instrument. Record when each specimen was taken and when it arrived. The gap between the two is yours to reduce.',
      ],
    },
    {
      id: 'workflow',
      heading: 'Fitting the panel into the working day',
      paragraphs: [
        'Start with the instrument. A kit that is tied to one platform means a new device, a new contract and a new training plan. A kit that runs on the instrument you have means only a new protocol. Check your instrument’s fluorescence channels against those of the kit, and keep a calibration record for each one.',
        'Then look at the clock. Decide how many specimens make a run, and how long the first can wait for the others. Two small runs may serve the hospital better than one full plate, even if the full plate looks tidier. Name the person who checks the controls and releases the results, and name a deputy.',
        'Verify the kit on your own bench before the season. Run known positive and known negative specimens, repeat them on different days with different operators, and keep the record. An auditor will ask for it, and you will want it yourself when a result is questioned.',
      ],
    },
    {
      id: 'report',
      heading: 'Reporting the results',
      paragraphs: [
        'A report with several lines is easy to misread. Put positive findings at the top and negative ones below, always in the same order. State which viruses you tested for, because “negative” means little on its own. If more than one virus was detected, say so in words rather than in a column of symbols.',
        'Agree which results are phoned through, and to whom. Tell clinicians about the limits of the test, too. Finding genetic material does not in itself prove that a patient is infectious. A negative result does not rule out an infection that the panel does not test for. Share the weekly numbers with the infection control team, so that they can see an outbreak coming.',
      ],
    },
    {
      id: 'kit',
      heading: 'Where our kit fits in',
      paragraphs: [
        `Our respiratory viral panel kit detects ${respiratoryTargets.value} together. It is compatible with ${respiratoryInstruments.value}. It is ${respiratoryCost.value}, ${respiratoryApprovals.value}. You will find the description, the turnaround and the brochure on the kit page. To talk through your plans for the season, request a call back there.`,
      ],
    },
  ],
  related: { label: 'Read about the respiratory viral panel kit', href: '/trivus' },
};
