/** Texts about uploads. */
export const uploads = {
  uploading: 'Uploading',
  checking: 'Checking the file',
  slow: 'File storage is not responding. The upload will continue as soon as it does.',
} as const;
