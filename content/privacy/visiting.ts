import { company } from '../company';
import type { TextSection } from '../types';

export const visiting: TextSection[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are and what this policy covers',
    paragraphs: [
      `This website is run by ${company.legalName} (“we”). This policy explains what personal data the website handles, why, and what rights you have. It covers the public pages, the contact form and the area in which our staff edit content. It does not cover our products, our contracts with customers or our One-Click services. Separate terms apply to any personal data that they involve.`,
    ],
  },
  {
    id: 'visiting',
    heading: 'Visiting this website',
    paragraphs: [
      'You can read every public page without telling us who you are. There is no sign-up, no visitor account, no newsletter form and no shop. The pages are the same for everyone. We do not build profiles, and we do not show you different content because of who you are. To send you a page, the server has to process technical data such as your IP address. The section on server logs explains this.',
    ],
  },
  {
    id: 'contact',
    heading: 'The contact form, email and phone',
    paragraphs: [
      'The contact form asks for your name, email, phone, company and message. It sends nothing to our server and stores nothing. It opens your own email app, or an email service that you choose, with a message that you can read, change and send yourself. We receive the message only when you send it. As with any email or phone call, we then use it to answer you and to deal with your request. Please do not send us patients’ health data.',
      'The form with which you ask for a paper copy works in the same way. It asks for the document, your name and your postal address, and we use them to send you the copy.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage in your browser',
    paragraphs: [
      'The public pages set no cookies unless this website uses analytics and you have allowed it. If we ask you about analytics, your browser remembers your choice for a year, so that we do not have to ask on every page. This record is used for nothing else. You can delete it in your browser at any time. If this website uses analytics, you can also change your choice with the “Cookie choices” link at the foot of every page.',
    ],
  },
  {
    id: 'analytics',
    heading: 'Analytics, only if you allow it',
    paragraphs: [
      'If this website uses analytics, a banner asks for your permission first, and analytics stays off until you give it. If you agree, a tag manager and a page-view analytics service load. They record which pages you view, how fast the pages load in your browser, and technical data such as your IP address and type of device. They may set their own cookies. We use this data to see what people read and what is slow. Without your permission, none of this loads.',
    ],
  },
];
