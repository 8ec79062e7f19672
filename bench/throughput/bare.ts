import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { openDatabase } from '../../apps/server/src/kernel/db.ts'

// The least that any server has to do for a list that is somebody's own: it reads the request, looks up who they are, reads
// the rows, and writes them. No GraphQL, no signature, no limit, no log.

const { pool } = openDatabase(process.env.DATABASE_URL ?? '', console.error)

const session = {
  name: 'session',
  text: `select s.user_id as "userId" from identity.sessions s join identity.users u on u.id = s.user_id
         where s.id = $1 and s.expires_at > now() and u.is_active`,
}
const list = {
  name: 'list',
  text: `select r.id, title, file_name as "filePath", file_type as "fileType", s.resume_id is not null as "isSelected",
           created_at as "createdAt", updated_at as "updatedAt",
           json_build_object('template', template, 'pageSize', page_size, 'accent', accent) as layout
         from resume.resumes r left join resume.selections s on s.resume_id = r.id where r.user_id = $1
         order by updated_at desc, r.id desc limit 500`,
}

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(process.cpuUsage()))
  await json(request)
  const { rows: people } = await pool.query({ ...session, values: [request.headers.authorization] })
  const { rows: resumes } = await pool.query({ ...list, values: [people[0]?.userId] })
  return response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { resumes } }))
}).listen(Number(process.env.PORT), '127.0.0.1')
