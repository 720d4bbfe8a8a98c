/** A route of an HTTP API by its key, e.g. `GET /api/sessions/{session_id}` or `$default`. */
export interface ApiRoute {
  routeKey: string;
  method: string;
  segments: string[];
}

/** Parses a route key. */
export function readRouteKey(routeKey: string): ApiRoute {
  if (routeKey === '$default') return { routeKey, method: 'ANY', segments: ['{proxy+}'] };
  const [method = '', path = ''] = routeKey.split(' ');
  return { routeKey, method, segments: path.split('/').slice(1) };
}

/**
 * Selects the route of a request as an HTTP API does: literal segments before `{param}` before `{proxy+}` before
 * `$default`, and a named method before ANY. Also returns the decoded path parameters. Returns null if no route
 * matches.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
 */
export function selectRoute<Route extends ApiRoute>(
  routes: Route[],
  method: string,
  path: string,
): { route: Route; parameters: Record<string, string> } | null {
  const segments = path.split('/').slice(1).map(decode);
  let best: { route: Route; parameters: Record<string, string>; rank: string } | null = null;
  for (const route of routes) {
    if (route.method !== 'ANY' && route.method !== method) continue;
    const match = matchSegments(route.segments, segments);
    if (!match) continue;
    const rank = `${route.routeKey === '$default' ? 0 : 1}${match.rank}${route.method === 'ANY' ? 0 : 1}`;
    if (!best || rank > best.rank) best = { route, parameters: match.parameters, rank };
  }
  if (best?.route.routeKey === '$default') return { route: best.route, parameters: {} };
  return best;
}

function matchSegments(pattern: string[], segments: string[]) {
  const parameters: Record<string, string> = {};
  let rank = '';
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    const name = /^\{(.+?)(\+?)\}$/.exec(part);
    if (name?.[2] && name[1]) {
      if (segment === undefined) return null;
      parameters[name[1]] = segments.slice(index).join('/');
      return { parameters, rank: `${rank}1` };
    }
    if (segment === undefined) return null;
    if (name?.[1]) {
      if (segment === '') return null;
      parameters[name[1]] = segment;
      rank += '2';
    } else if (part === segment) rank += '3';
    else return null;
  }
  return segments.length === pattern.length ? { parameters, rank } : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
