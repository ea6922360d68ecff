interface Envelope<T> {
  readonly data: T;
}

const asked = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as Envelope<T>).data;
};

/** Signs in as a demo user; returns the Authorization header. The portal must accept the code 8888. */
export const signIn = async (origin: string, username = 'root'): Promise<string> => {
  const { verifyCodeKey } = await asked<{ verifyCodeKey: string }>(`${origin}/api/v1/auth/captcha`);
  const body = new FormData();
  const form = { username, password: 'Portal@2026', verifyCodeKey, verifyCode: '8888' };
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const session = await asked<{ tokenType: string; accessToken: string }>(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    body,
  });
  return `${session.tokenType} ${session.accessToken}`;
};
