/** General text of the admin area. */
export const admin = {
  title: 'Site admin',
  viewSite: 'View the site',
  loading: 'Loading',
  needsScript: 'The site admin needs JavaScript. Turn it on in your browser, then reload this page.',
  notLoaded: 'Couldn’t load this page',
  signIn: {
    heading: 'Sign in',
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'Sign in',
    busy: 'Signing in',
    forgotten: 'Forgot your password?',
    code: {
      heading: 'Enter your code',
      text: 'Open your authenticator app and enter the six digits that it shows for this site.',
      label: 'Six digits',
      submit: 'Continue',
      busy: 'Checking',
      back: 'Use another account',
      lost: 'If you no longer have the app, ask an administrator to reset it.',
    },
  },
  notAllowed: {
    heading: 'This account cannot edit the site',
    text: 'You are signed in, but your account has no role, or was deactivated. Ask an administrator for access, then sign in again.',
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
  state: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    withdrawn: 'Withdrawn',
    unsaved: 'Unsaved changes',
  },
  publishedNotice: 'This record is published. Anything you save will change the live page.',
  deletedRecord: {
    restorable: {
      record: 'This record has been deleted. You can restore it as a draft within 30 days of deletion.',
      link: 'This PDF link has been deleted. You can restore it, with its file and history, within 30 days of deletion.',
    },
    overdue: {
      record: 'This record was deleted more than 30 days ago and can no longer be restored.',
      link: 'This PDF link was deleted more than 30 days ago and can no longer be restored.',
    },
    alreadyRestored: 'This record has already been restored.',
  },
  preview: {
    form: 'Edit',
    label: 'Preview',
    frame: 'Page preview',
    phone: 'Phone',
    desktop: 'Desktop',
    shareCard: 'Share card',
    shareCardOf: 'How this page looks when shared:',
    shareCardLater: 'This card will be used once these changes go live.',
  },
} as const;

export const saving = {
  now: 'In progress',
  slow: 'The server is slow to respond. The action is still in progress, and any changes are still in the form.',
} as const;

export const receipts = {
  live: { waiting: 'Going live', at: 'Live at' },
  off: { waiting: 'Removing from the site', at: 'Removed from the site at' },
  hidden: { waiting: 'Checking that visitors cannot see it', at: 'Confirmed hidden at' },
  seconds: 's',
  offline: 'You are offline. Keep this page open: your change will be sent when you are back online.',
  stuck: {
    server: 'Couldn’t check the website.',
    database: 'The website cannot reach the database, so it still shows the previous version.',
    page: 'The page does not show the change yet.',
    cache: 'Visitors may still see a cached copy of the old page for up to {seconds} more seconds.',
  },
  byItself: 'The site will update automatically within a minute of the problem being fixed.',
} as const;
