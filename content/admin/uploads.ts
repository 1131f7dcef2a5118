/** Words about files on their way to the store. */
export const uploads = {
  uploading: 'Uploading',
  checking: 'Checking the file',
  slow: 'The file store does not answer. The upload goes on as soon as it does.',
} as const;
