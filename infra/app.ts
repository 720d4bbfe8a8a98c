import { fromCommandLine } from './config.ts';
import { appOf } from './stack.ts';

const { config, given } = fromCommandLine({ first: 'boolean', firewall: 'boolean', 'web-acl': 'string' });

appOf(config, given, 'cdk.out').app.synth();
