/** How the real SDK is set up against the local runner: with the credentials that its functions have. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
