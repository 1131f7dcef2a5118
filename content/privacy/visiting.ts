import { company } from '../company';
import type { TextSection } from '../types';

export const visiting: TextSection[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are and what this policy covers',
    paragraphs: [
      `This website is run by ${company.legalName} ("we"). The policy says which personal data the website handles, why, and what you can do about it. It covers the public pages, the contact form and the area in which our own staff edit content. It does not cover our products, our contracts with customers or our One-Click services: where these handle personal data, they come with terms of their own.`,
    ],
  },
  {
    id: 'visiting',
    heading: 'Visiting the public pages',
    paragraphs: [
      'You can read every public page without telling us who you are. There is no sign-up, no visitor account, no newsletter form and no shop. The pages are prepared in advance and are the same for everybody; we do not build profiles and do not show you different content because of who you are. To send a page to you, the server has to process technical data such as your internet address, as the section on server logs describes.',
    ],
  },
  {
    id: 'contact',
    heading: 'The contact form, email and telephone',
    paragraphs: [
      'The contact form asks for your name, email, phone, company and message. It makes no call to our server and stores nothing: it opens your own email app, or on your request a mail service of your choice, with a message that you can read, change and send yourself. Only when you send it do we receive it. We then use what you wrote, as with any email or telephone call, to answer you and to deal with your request. Please do not send health data of patients.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage in your browser',
    paragraphs: [
      'The public pages set no cookies unless analytics has been set up for this website and you have allowed it. If we ask you about analytics, your browser remembers your answer for a year, so that we do not have to ask on every page; this note is needed for your choice and is used for nothing else. You can delete it in your browser at any time, and you can change your mind through the link "Cookie choices" at the foot of every page where analytics has been set up.',
    ],
  },
  {
    id: 'analytics',
    heading: 'Analytics, only if you allow it',
    paragraphs: [
      'If analytics has been set up, a banner asks you first, and the answer is no until you say yes. After a yes, a tag manager and a page-view analytics service start to load. They learn which pages are viewed, how fast the pages were in your browser, and technical data such as your internet address and the kind of device, and they may set cookies of their own. We use this to see what is read and what is slow. Without your yes, nothing of it is loaded.',
    ],
  },
];
