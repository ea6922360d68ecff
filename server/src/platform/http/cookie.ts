/** The value of the first cookie of a name, as it was sent; undefined when there is none. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

interface Cookie {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 takes the cookie away. */
  readonly maxAge: number;
  /** For portals under https: the browser never sends it in the clear. */
  readonly secure: boolean;
}

/** A `Set-Cookie` header for the whole portal, out of reach of scripts and of other sites' requests. */
export const setCookie = ({ name, value, maxAge, secure }: Cookie): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
