import type { TextSection } from '../types';

export const operation: TextSection[] = [
  {
    id: 'server-logs',
    heading: 'Server logs',
    paragraphs: [
      'Like any web server, the server behind this website may record requests: the time, the page requested, the IP address, the response and the type of browser. If you use the search, your search terms are part of the request. The company that hosts the website keeps these logs under its own policy, to keep the service running and to detect attacks. Our server fetches images and PDF files from the service that stores them, without passing on your IP address. We do not combine these logs with other data to find out who you are.',
    ],
  },
  {
    id: 'staff-accounts',
    heading: 'Staff accounts',
    paragraphs: [
      'Our staff sign in to a separate area to edit content. For each account we keep an email address and a protected form of the password. The browser keeps staff signed in until they sign out. We store each change to the content with its time and the account that made it, and we keep earlier versions. Deleted content can be restored for a limited time. Unsaved changes are backed up, and colleagues can see who has a record open. Keeping this information lets us undo mistakes and see who published what. Visitors have no accounts, and members of the public cannot create one.',
    ],
  },
  {
    id: 'other-sites',
    heading: 'Links to other websites',
    paragraphs: [
      'Some links lead to other websites: our partners’ marketplaces, social networks, newspapers that have written about us, and published papers. We embed nothing from them, so they receive no data about you unless you follow a link. From then on, their own privacy policies apply, and we have no control over what they record. Links to marketplaces and social networks open in a new window, so that you know you have left our website.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Who else receives data',
    paragraphs: [
      'We do not sell personal data and do not pass it on for advertising. Companies that work for us may handle data on our behalf: our website host, the provider of our database, sign-in and file storage, our email provider and, if you have allowed it, our analytics provider. They may use the data only for that work. Some of them may be in other countries. We give data to authorities only when the law requires it.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long we keep data, and how we protect it',
    paragraphs: [
      'We keep enquiries for as long as it takes to deal with them. We keep them longer only if the law requires it or if they become part of a business relationship. Our host deletes logs under its own policy. We remove staff accounts when they are no longer needed. The website lets people read and change only what they are allowed to, and it loads no third-party scripts unless you have allowed analytics. No measure is perfect. If you find a weakness, please tell us.',
    ],
  },
];
