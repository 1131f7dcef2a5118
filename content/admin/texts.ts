/** Words of the admin area, for the company's own staff. */
export const admin = {
  title: 'Site admin',
  viewSite: 'View the site',
  loading: 'Loading',
  needsScript: 'The site admin needs JavaScript. Turn it on in your browser, then reload this page.',
  notLoaded: 'This could not be loaded',
  signIn: {
    heading: 'Sign in',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'Sign in',
    busy: 'Signing in',
    forgotten: 'Forgotten the password?',
  },
  notAllowed: {
    heading: 'This account cannot edit the site',
    text: 'You are signed in, but not as an administrator. Ask your administrator for access, then sign in again.',
    account: 'Your account:',
  },
  actions: {
    logout: 'Logout',
    edit: 'Edit',
    save: 'Save draft',
    update: 'Update',
    publish: 'Publish',
    unpublish: 'Unpublish',
    duplicate: 'Duplicate',
    delete: 'Delete',
    restore: 'Restore',
    back: 'All content',
    retry: 'Try again',
    reload: 'Reload the page',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
  },
  state: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', unsaved: 'Unsaved changes' },
  publishedNotice: 'This record is published: saving it changes the live page.',
  deletedRecord: {
    restorable: {
      record: 'This record is deleted. It can be restored, as a draft, until 30 days after it was deleted.',
      link: 'This PDF link is deleted. It can be restored, with its file and its history, until 30 days after it was deleted.',
    },
    overdue: {
      record: 'This record was deleted more than 30 days ago and cannot be restored any more.',
      link: 'This PDF link was deleted more than 30 days ago and can no longer be restored.',
    },
  },
  preview: {
    form: 'Edit',
    label: 'Preview',
    frame: 'What visitors will see',
    phone: 'Phone',
    desktop: 'Desktop',
    shareCard: 'Share card',
    shareCardOf: 'What networks and messengers show of the page that is passed on:',
  },
} as const;

export const saving = {
  now: 'Saving',
  slow: 'The server is slow to answer. What you typed stays here, and the attempt goes on.',
} as const;

export const receipts = {
  live: { waiting: 'Waiting until visitors see it', at: 'Live at' },
  off: { waiting: 'Waiting until visitors no longer see it', at: 'Off the site at' },
  hidden: { waiting: 'Making sure that visitors do not see it', at: 'Not public, as seen at' },
  seconds: 's',
  offline: 'No connection: this goes through by itself as soon as there is one. Keep this page open.',
  stuck: {
    server: 'The website could not be reached to check.',
    database: 'The website cannot reach the database at the moment, so it still shows the previous version.',
    page: 'The page does not show the change yet: not seen in time.',
    cache: 'A cache before the site still sends the old page. The longest it may do so is # seconds.',
  },
  byItself: 'It will catch up by itself within a minute once the cause is gone.',
} as const;
