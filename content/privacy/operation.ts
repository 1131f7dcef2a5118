import type { TextSection } from '../types';

export const operation: TextSection[] = [
  {
    id: 'server-logs',
    heading: 'Server logs',
    paragraphs: [
      'Like every web server, the one that delivers these pages may record requests: the time, the address asked for, the internet address that asked, the answer given and the description that the browser gives of itself. The company that hosts the website keeps such logs as its own rules say, to keep the service running and to recognise attacks. The same goes for the storage from which pictures and PDF files are fetched. We do not join these logs with other data in order to find out who you are.',
    ],
  },
  {
    id: 'staff-accounts',
    heading: 'Accounts of our staff',
    paragraphs: [
      'Our staff sign in to a separate area to edit content. For them we keep an email address and a password in protected form, and the browser keeps them signed in until they sign out. Each change to the content is stored with the account that made it and the time, together with earlier states of the record; a deleted record can be restored for a limited time. This lets us undo mistakes and see who published what. Visitors have no accounts, and members of the public cannot create one.',
    ],
  },
  {
    id: 'other-sites',
    heading: 'Links to other websites',
    paragraphs: [
      'Some links lead away from this website: to the marketplaces of our partners, to social networks, to newspapers that wrote about us and to published papers. We embed nothing from them, so that they learn of you only when you follow a link. From then on their own privacy policies apply, and we have no influence on what they record. Links to marketplaces and social networks open in a new window, so that you can see that you have left our pages.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Who else receives data',
    paragraphs: [
      'We do not sell personal data and do not pass it on for advertising. Companies that work for us may handle data on our behalf: the host of the website, the provider of its database, sign-in and file storage, the provider of our email and, if you have allowed it, the provider of analytics. They may use the data only for that work. Some of them may do this work in other countries. We give data to authorities only where the law obliges us to do so.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long we keep data, and how we protect it',
    paragraphs: [
      'We keep enquiries for as long as it takes to deal with them, and longer only where the law asks us to or where they become part of a business relationship. Logs are deleted as the rules of the host say. Accounts of staff are removed when they are no longer needed. The website limits what can be read and written to what each person is allowed to see or change, and it loads no scripts from strangers unless you have allowed analytics. No measure is perfect; if you find a weakness, please tell us.',
    ],
  },
];
