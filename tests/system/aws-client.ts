/** The real SDK's settings for the local runner, as the owner of the machine, who may do everything. */
export function clientSettings(endpoint: string) {
  return {
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
