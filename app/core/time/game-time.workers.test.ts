// The same tests in workerd, whose local zone is always UTC.
import './game-time.test.ts'
