/** Text about roles, and of the view of all people. */
export const people = {
  roles: { writer: 'Writer', publisher: 'Publisher', administrator: 'Administrator' },
  /** The reason that a button gives if it would change what visitors see. */
  writersAsk: 'Your role is writer. A publisher must make the changes that visitors see.',
  /** The same, if the role needs a second factor that the session lacks. */
  needsFactor:
    'Your role needs an authenticator app to change what visitors see. Set one up under Security, or sign in again with its code.',
  view: {
    notYours: 'Only administrators can invite people, change roles and deactivate people.',
    /** Shown before this text if the role changed while the view was open. */
    noLonger: 'Your role has changed to {role}.',
    filter: 'Filter',
    filters: {
      everyone: 'Everyone',
      withoutFactor: 'No authenticator app',
      invited: 'Invited',
      deactivated: 'Deactivated',
    },
    columns: {
      who: 'Person',
      role: 'Role',
      factor: 'Authenticator app',
      since: 'Since',
      act: 'Actions',
    },
    /** Shown to administrators without a document in People. */
    onlyClaim:
      'You are an administrator, but you are not in this list yet. Ask the server’s operator to run the command “npm run people -- migrate”.',
    you: 'you',
    ownRole: 'Another administrator must change your own role.',
    deactivated: 'Deactivated',
    /** Followed by the email address. */
    roleOf: 'Role of',
    roleQuestion: 'Change the role to {role}?',
    roleText: {
      writer: 'A writer can write drafts and upload files, but cannot change what visitors see.',
      publisher: 'A publisher can also change what visitors see.',
      administrator: 'An administrator can also invite people and change other people’s roles.',
    },
    factor: { on: 'Authenticator app on', off: 'No authenticator app' },
    effect: 'The change takes effect at once.',
    change: 'Change role',
    deactivate: 'Deactivate',
    deactivateQuestion: 'Deactivate this person?',
    deactivateText:
      'They lose access at once. Text that they are typing stays on their screen, and everything they have saved is kept. You can activate them again.',
    activate: 'Activate',
  },
  former: {
    show: 'Earlier roles',
    none: 'No earlier role.',
    deactivated: 'deactivated',
    until: 'until',
    /** Followed by the author. */
    changed: 'changed by',
  },
  invite: {
    heading: 'Invite somebody',
    email: 'Email',
    role: 'Role',
    submit: 'Send invitation',
    again: 'Send again',
    way: {
      byEmail: 'They get an email with a link to set their password.',
      byCode: 'They get an email with a code to set their password on the sign-in page.',
      byHand:
        'This site cannot send emails. A code to set the password is stored on the server. Ask the person who runs the server to pass it on.',
    },
    exists: 'This person already has a role. Change it in the list below.',
    done: 'The invitation has been recorded. The list below shows when it has been sent.',
    states: {
      asked:
        'Invitation waiting to be sent. If this takes more than a minute, ask the person who runs the server.',
      sent: 'Invited, but not signed in yet. Sent on',
      failed: 'The invitation could not be sent. Check the address, then send it again.',
      refused:
        'Not invited, because this person was deactivated, or because the person who invited them is no longer an administrator. Activate or invite them again.',
    },
  },
  demand: {
    heading: 'Authenticator app required',
    label: 'Required for',
    text: 'Without an app, people with these roles can still write drafts, but cannot change what visitors see, invite people or change roles.',
    options: {
      nobody: 'Nobody',
      administrators: 'Administrators',
      publishers: 'Publishers and administrators',
    },
    ownFirst: 'Before you can require an app, set up your own under Security, and sign in with its code.',
    secondFirst:
      'Before you can require an app, another administrator must have one too. They can then help if you lose yours.',
    question: 'Require an authenticator app for {roles}?',
    consequence: 'The change takes effect at once. These people have no app yet:',
    everybodyHas: 'The change takes effect at once. Everybody with these roles already has an app.',
    offQuestion: 'Stop requiring an authenticator app?',
    offText: 'A password alone will be enough to change what visitors see.',
    confirm: 'Change the requirement',
  },
  rights: {
    heading: 'What each role can do',
    right: 'Right',
    yes: 'Yes',
    no: 'No',
    rows: [
      { right: 'Read everything here, write drafts and upload files', from: 'writer' },
      { right: 'Change what visitors see', from: 'publisher' },
      { right: 'Invite people, change roles and deactivate people', from: 'administrator' },
    ],
  },
  /** The reason that a list gives if the kind needs a second person. */
  secondPerson: 'Somebody else must approve this. Open the record to ask.',
} as const;
