// What the entry of every command checks of the machine, and how it ends with npm. It runs on the machine's own Node,
// so it is JavaScript for Node 18 too, which is refused with a sentence.
import { connect } from 'node:net';

const oldestNode = [20, 19];
const parent = process.ppid;

/** A sentence when a version of Node is too old, else undefined. */
export const findNodeFault = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return isNewEnough
    ? undefined
    : `Node ${version} is too old: Haitu needs Node ${oldestNode.join('.')} or newer (https://nodejs.org).`;
};

const proxyNames = [
  'npm_config_https_proxy',
  'HTTPS_PROXY',
  'https_proxy',
  'npm_config_proxy',
  'HTTP_PROXY',
  'http_proxy',
];

/** Whether the registry is asked directly: `NO_PROXY` lists its host, or a domain of it. */
const isDirect = (env) => {
  const { hostname } = new URL(env.npm_config_registry || 'https://registry.npmjs.org');
  return (env.NO_PROXY ?? env.no_proxy ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^\*?\./, ''))
    .some((each) => each === '*' || (each !== '' && (hostname === each || hostname.endsWith(`.${each}`))));
};

const timeoutMs = 5000;

const tryConnect = ({ hostname, port, protocol }) =>
  new Promise((resolve) => {
    const target = {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
    };
    const socket = connect(target);
    const end = (fault) => {
      socket.destroy();
      resolve(fault);
    };
    socket.setTimeout(timeoutMs, () => end(`no answer within ${timeoutMs / 1000} s`));
    socket.once('connect', () => end(undefined));
    socket.once('error', ({ code, message }) => end(code ?? message));
  });

/** A sentence when the proxy for packages cannot be reached: npm and pnpm would try again for minutes. */
export const findProxyFault = async (env) => {
  const name = proxyNames.find((each) => env[each]);
  if (!name || isDirect(env)) return undefined;
  const url = URL.canParse(env[name]) ? new URL(env[name]) : undefined;
  if (!url?.hostname) return `${name} must be the URL of a proxy.`;
  const fault = await tryConnect(url);
  return (
    fault &&
    `The proxy ${url.protocol}//${url.host} of ${name} cannot be reached (${fault}): start it, or correct ${name}.`
  );
};

/**
 * Calls `end` when npm, or the shell that it starts commands with, has ended: npm passes signals on to that shell only,
 * which ends without passing them on. A command that npm did not start may outlive its parent.
 */
export const endWithNpm = (env, end) => {
  if (!env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
};
